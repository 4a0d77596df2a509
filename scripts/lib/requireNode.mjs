// Imported first by every script: an older Node stops here with one line instead of a stack trace further on.
const wanted = [20, 19]
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
  console.error(
    `Foyer needs Node ${wanted.join('.')} or newer; this is Node ${process.versions.node}. See https://nodejs.org/`,
  )
  process.exit(1)
}
