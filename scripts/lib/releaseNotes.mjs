const unreleasedHeading = '## Unreleased\n'

/** Returns the text under the heading Unreleased. @throws if the heading is missing */
function getUnreleasedPart(changelog) {
  const start = changelog.indexOf(unreleasedHeading)
  if (start < 0) throw new Error("CHANGELOG.md has no heading 'Unreleased'.")
  const rest = changelog.slice(start + unreleasedHeading.length)
  const end = rest.indexOf('\n## ')
  return end < 0 ? rest : rest.slice(0, end)
}

/**
 * Counts the entries under Unreleased by heading.
 * @returns {{ kind: string, count: number }[]} the number of entries per heading; headings without entries
 * are left out
 */
export function countEntries(changelog) {
  return getUnreleasedPart(changelog)
    .split(/^### /m)
    .slice(1)
    .map((part) => ({ kind: part.split('\n')[0].trim(), count: (part.match(/^- /gm) ?? []).length }))
    .filter(({ count }) => count > 0)
}

/**
 * Returns the next version (SemVer).
 * @param {string | undefined} requestedVersion patch, minor, major or a version; derived from the entries if
 * undefined
 * @throws if there is nothing to release, or the requested version is lower than the entries require
 */
export function getNextVersion(currentVersion, requestedVersion, entries) {
  if (entries.length === 0)
    throw new Error('CHANGELOG.md has no entries under Unreleased: there is nothing to release.')
  const [major, minor, patch] = currentVersion.split('.').map(Number)
  const nextVersions = {
    patch: `${major}.${minor}.${patch + 1}`,
    minor: `${major}.${minor + 1}.0`,
    major: `${major + 1}.0.0`,
  }
  const hasOnlyFixes = entries.every(({ kind }) => kind === 'Fixed' || kind === 'Security')
  const minimumVersion = hasOnlyFixes ? nextVersions.patch : nextVersions.minor
  const version =
    requestedVersion === undefined ? minimumVersion : (nextVersions[requestedVersion] ?? requestedVersion)
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version))
    throw new Error(`'${requestedVersion}' is neither patch, minor, major nor a version like 1.2.3.`)
  if (isBelow(version, minimumVersion))
    throw new Error(
      `The entries under Unreleased require ${minimumVersion} or higher after ${currentVersion}; ${version} is lower.`,
    )
  return version
}

function isBelow(version, other) {
  const [firstVersion, secondVersion] = [version, other].map((text) => text.split('.').map(Number))
  const index = firstVersion.findIndex((part, index) => part !== secondVersion[index])
  return index >= 0 && firstVersion[index] < secondVersion[index]
}

/** Returns the changelog with the entries of Unreleased under a new version. */
export function addVersion(changelog, version, day) {
  return changelog.replace(unreleasedHeading, `${unreleasedHeading}\n## ${version} - ${day}\n`)
}
