import type { ReactNode } from 'react'

/** The networks' letters, drawn here because the icon set leaves brands out. */
export function FacebookMark(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M13.6 21v-7.7h2.6l.4-3h-3V8.400c0-.9.3-1.500 1.500-1.500h1.600V4.200c-.3 0-1.200-.1-2.300-.1-2.300 0-3.900 1.400-3.900 4v2.200H8v3h2.600V21z" />
    </svg>
  )
}

export function LinkedInMark(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M5 9.400h3V19H5zM6.500 4.600a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400zM9.900 9.400h2.900v1.300c.5-.9 1.500-1.600 3-1.600 2.700 0 3.600 1.700 3.600 4.300V19h-3v-4.900c0-1.300-.3-2.300-1.600-2.300-1.400 0-1.900 1-1.900 2.300V19h-3z" />
    </svg>
  )
}

export function XMark(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M4.300 4.500h4.600l3.700 5.200 4.500-5.200h2.100l-5.700 6.500 6.200 8.500h-4.600l-4-5.600-4.900 5.600H4.100l6-6.900zm2.900 1.500 8.700 12h1L8.200 6z" />
    </svg>
  )
}
