import type { ApplicationAttachment } from '../../../schemas/applications/application'

/** What can be shown beside the answers; other documents can only be downloaded. */
function canShow({ mime }: ApplicationAttachment): boolean {
  return mime === 'application/pdf' || mime === 'text/plain' || mime.startsWith('image/')
}

/** The resume, or, where the form did not ask for one, the first document that can be shown; none that is withheld. */
export function resumeOf(attachments: readonly ApplicationAttachment[]): ApplicationAttachment | null {
  const open = attachments.filter(({ isWithheld }) => !isWithheld)
  return open.find(({ fieldKey }) => fieldKey === 'resume') ?? open.find(canShow) ?? null
}

/** The same where it can be shown. */
export function shownResumeOf(attachments: readonly ApplicationAttachment[]): ApplicationAttachment | null {
  const resume = resumeOf(attachments)
  if (resume && canShow(resume)) return resume
  return attachments.find((one) => !one.isWithheld && canShow(one) && !one.mime.startsWith('image/')) ?? null
}
