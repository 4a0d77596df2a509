import { createContext, use } from 'react'

/**
 * Provides the documents and secret answers of an application: from the server, or from the form that is being filled
 * in.
 */
export interface ApplicationSource {
  /** Whether the application was submitted; only then it has a number, a delivery state and actions. */
  isSubmitted: boolean
  /** Loads the bytes of a document. */
  downloadAttachment: (attachmentId: number) => Promise<Blob>
  /** Loads a secret answer by its path in the answers. */
  revealSecret: (path: string) => Promise<string>
}

export const ApplicationSourceContext = createContext<ApplicationSource | null>(null)

export function useApplicationSource(): ApplicationSource {
  const source = use(ApplicationSourceContext)
  if (!source) throw new Error('ApplicationSourceContext has no value.')
  return source
}
