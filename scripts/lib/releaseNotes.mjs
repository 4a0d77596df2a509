const unreleased = '## Unreleased\n'

/** Returns the entries under Unreleased. @throws if the heading is missing */
function unreleasedPart(changelog) {
  const from = changelog.indexOf(unreleased)
  if (from < 0) throw new Error("CHANGELOG.md has no heading 'Unreleased'.")
  const rest = changelog.slice(from + unreleased.length)
  const end = rest.indexOf('\n## ')
  return end < 0 ? rest : rest.slice(0, end)
}

/**
 * The entries under Unreleased, by their headings.
 *
 * @returns {{ kind: string, lines: number }[]} how many each heading has; headings without any are left out
 */
export function entriesOf(changelog) {
  return unreleasedPart(changelog)
    .split(/^### /m)
    .slice(1)
    .map((part) => ({ kind: part.split('\n')[0].trim(), lines: (part.match(/^- /gm) ?? []).length }))
    .filter(({ lines }) => lines > 0)
}

/**
 * The version that comes next (SemVer).
 *
 * @param {string | undefined} wanted patch, minor, major or a version; without it what the entries ask for
 * @throws in words, when there is nothing to release, or less wanted than the entries ask for
 */
export function nextVersion(before, wanted, entries) {
  if (entries.length === 0) throw new Error('Nothing stands under Unreleased: there is nothing to release.')
  const [major, minor, patch] = before.split('.').map(Number)
  const levels = {
    patch: `${major}.${minor}.${patch + 1}`,
    minor: `${major}.${minor + 1}.0`,
    major: `${major + 1}.0.0`,
  }
  const isFixedOnly = entries.every(({ kind }) => kind === 'Fixed' || kind === 'Security')
  const least = isFixedOnly ? levels.patch : levels.minor
  const version = wanted === undefined ? least : (levels[wanted] ?? wanted)
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version))
    throw new Error(`'${wanted}' is neither patch, minor, major nor a version like 1.2.3.`)
  if (isBelow(version, least))
    throw new Error(
      `What stands under Unreleased asks for ${least} at least, after ${before}; ${version} is less.`,
    )
  return version
}

function isBelow(version, other) {
  const [one, two] = [version, other].map((text) => text.split('.').map(Number))
  const at = one.findIndex((part, index) => part !== two[index])
  return at >= 0 && one[at] < two[at]
}

/** Returns the changelog with the entries of Unreleased under a new version. */
export function changelogWith(changelog, version, day) {
  return changelog.replace(unreleased, `${unreleased}\n## ${version} - ${day}\n`)
}
