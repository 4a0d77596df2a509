import { checkClientConfig } from '../../../../src/schemas/clientConfig/checkClientConfig'
import { checkClientTexts } from '../../../../src/texts/checkClient'
import { clientConfigTexts } from '../../../../src/texts/clientConfig'
import type { DraftContent } from '../../../repositories/sites/siteDrafts'
import { ProblemError } from '../../problem'
import type { ClientFinding } from '../checkClient/clientFinding'

const pictures = ['logoName', 'mobileLogoName', 'faviconName', 'titlebarBackground', 'shareImageName']

function findFaults({ configText, files }: DraftContent): ClientFinding[] {
  const file = 'config.json'
  try {
    const raw: unknown = JSON.parse(configText || '{}')
    const named = Object.entries(raw as object).filter(
      ([key, name]) => pictures.includes(key) && typeof name === 'string' && !Object.hasOwn(files, name),
    )
    return [
      ...checkClientConfig(raw).map((problem) => ({ ...problem, file })),
      ...named.map(([key, name]) => ({
        ...{ severity: 'error' as const, file, path: `/${key}`, message: checkClientTexts.noImage(name) },
      })),
    ]
  } catch (error) {
    const message = clientConfigTexts.notJson(error instanceof Error ? error.message : String(error))
    return [{ severity: 'error', file, path: '', message }]
  }
}

/** Warnings keep nothing from being published. @throws not-publishable, with everything that was found */
export function refuseFaults(content: DraftContent): void {
  const findings = findFaults(content)
  if (findings.some(({ severity }) => severity === 'error')) {
    throw new ProblemError('not-publishable', { members: { findings } })
  }
}
