const builtPage = 'Sees only the page of the built site, which is part of the product.'
const fileParser = 'Parses a file in a worker thread that is stopped after its time limit.'

/**
 * Regular expressions that are not linear or that recheck cannot analyse, each with the reason why it is harmless. An
 * unneeded exception fails the check.
 * @type {{ file: string, source: string, reason: string }[]}
 */
export const regexExceptions = [
  { file: 'server/modules/rendering/siteBuild.ts', source: '<head>([\\s\\S]*)<\\/head>', reason: builtPage },
  {
    file: 'server/modules/rendering/siteBuild.ts',
    source: '\\s*<(?:script type="module"[^>]*><\\/script>|link rel="modulepreload"[^>]*>)',
    reason: builtPage,
  },
  {
    file: 'server/modules/rendering/siteBuild.ts',
    source: '<title>[^<]*<\\/title>|<!--[\\s\\S]*?-->',
    reason: builtPage,
  },
  {
    file: 'src/schemas/resume/pdfText.ts',
    source: '(\\+? ?:? ?\\+?)(\\d+(?: \\d+){1,5})(\\+?)',
    reason: fileParser,
  },
]
