import { createContext, use } from 'react'

/** Where what an application holds comes from: the server, or the form in which it is still being written. */
export interface ApplicationSource {
  /** Whether it was sent: only then it has a number, a way to the back-office and what can be done about that. */
  isSent: boolean
  /** A document's bytes. */
  attachment: (attachmentId: number) => Promise<Blob>
  /** A secret answer, by its place in the answers. */
  secret: (path: string) => Promise<string>
}

export const ApplicationSourceContext = createContext<ApplicationSource | null>(null)

export function useApplicationSource(): ApplicationSource {
  const source = use(ApplicationSourceContext)
  if (!source) throw new Error('An application is shown without where its documents come from.')
  return source
}
