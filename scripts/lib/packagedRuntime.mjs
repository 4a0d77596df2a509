import { readFileSync } from 'node:fs'
import { getProjectPath } from './projectRoot.mjs'

/**
 * Describes this machine's platform and Node version, as fields of package.json: the compiled parts of a package that is
 * made here need the same.
 */
export function describeRuntime() {
  const [major] = process.versions.node.split('.')
  const isGlibc =
    process.platform === 'linux' && process.report.getReport().header.glibcVersionRuntime !== undefined
  return {
    os: process.platform,
    cpu: process.arch,
    ...(process.platform === 'linux' ? { libc: isGlibc ? 'glibc' : 'musl' } : {}),
    node: `${major}.x`,
    abi: process.versions.modules,
  }
}

/** @throws Error if this is a package that was made for another platform or Node version */
export function requirePackagedRuntime() {
  const { foyerRuntime } = JSON.parse(readFileSync(getProjectPath('package.json'), 'utf8'))
  if (foyerRuntime === undefined) return
  const currentRuntime = describeRuntime()
  const packagedPlatform = describePlatform(foyerRuntime)
  if (packagedPlatform !== describePlatform(currentRuntime))
    throw new Error(
      `This package of Foyer was made for ${packagedPlatform}; this machine is ${describePlatform(currentRuntime)}. Make the package on a machine like this one: npm run package`,
    )
  if (foyerRuntime.abi !== currentRuntime.abi)
    throw new Error(
      `This package of Foyer was made for Node ${foyerRuntime.node}; this is Node ${process.versions.node}. Use that Node, or make the package with this one: npm run package`,
    )
}

/** Describes a platform, for example `linux, x64, glibc`. */
export const describePlatform = ({ os, cpu, libc }) => [os, cpu, libc].filter(Boolean).join(', ')
