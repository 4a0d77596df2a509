export function collectRegexes(
  file: string,
  text: string,
): { file: string; line: number; source: string; flags: string }[]
