import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Returns a path inside the project, regardless of the working directory. */
export const getProjectPath = (...parts) => join(root, ...parts)
