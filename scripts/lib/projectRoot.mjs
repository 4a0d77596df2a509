import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** A path inside the project, whatever folder the script was started from. */
export const getProjectPath = (...parts) => join(root, ...parts)
