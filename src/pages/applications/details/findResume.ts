import type { ApplicationAttachment } from '../../../schemas/applications/application'

/** Returns whether a document can be shown beside the answers; others can only be downloaded. */
function canShow({ mime }: ApplicationAttachment): boolean {
  return mime === 'application/pdf' || mime === 'text/plain' || mime.startsWith('image/')
}

/** Returns the resume or, if the form asked for none, the first document that can be shown; never a withheld one. */
export function findResume(attachments: readonly ApplicationAttachment[]): ApplicationAttachment | null {
  const openFiles = attachments.filter(({ isWithheld }) => !isWithheld)
  return openFiles.find(({ fieldKey }) => fieldKey === 'resume') ?? openFiles.find(canShow) ?? null
}

/** Returns the resume if it can be shown; otherwise the first other document that can be shown, except pictures. */
export function findViewableDocument(
  attachments: readonly ApplicationAttachment[],
): ApplicationAttachment | null {
  const resume = findResume(attachments)
  if (resume && canShow(resume)) return resume
  return (
    attachments.find(
      (attachment) => !attachment.isWithheld && canShow(attachment) && !attachment.mime.startsWith('image/'),
    ) ?? null
  )
}
