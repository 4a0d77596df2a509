import type { ReactNode } from 'react'

/**
 * Replaces `markdown-to-jsx` through an alias in vite.config.ts. rjsf imports that package (35 KB gzip) for Markdown
 * in descriptions; our descriptions are plain text and are rendered as such.
 */
export function Markdown({ children }: { children?: ReactNode }): ReactNode {
  return children
}
