-- The free board of the book's pieces: the roles that they give each other, and where lost pieces wait.
local roles = {}
for _, chapter in ipairs { require "croatian.trance", require "croatian.uplift" } do
  for tag, role in pairs(chapter.roles) do roles[tag] = role end
end

return { roles = roles, captures = { to = "owner", pocket = "lost", oblated = true } }
