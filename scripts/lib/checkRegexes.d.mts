interface CollectedRegex {
  file: string
  line: number
  source: string
  flags: string
}

export function checkRegexes(
  regexes: readonly CollectedRegex[],
  exceptions: readonly { file: string; source: string; reason: string }[],
  cacheFile?: string,
): Promise<{ checked: number; analysed: number; problems: string[] }>
