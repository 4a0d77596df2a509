// A script that imports this first ends with one line instead of a stack trace on an unsupported Node version.
const minimumVersion = [20, 19]
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < minimumVersion[0] || (major === minimumVersion[0] && minor < minimumVersion[1])) {
  console.error(
    `Foyer needs Node ${minimumVersion.join('.')} or newer; this is Node ${process.versions.node}. See https://nodejs.org/`,
  )
  process.exit(1)
}
