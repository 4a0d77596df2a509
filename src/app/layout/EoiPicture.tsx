import type { ReactNode } from 'react'

/** An open door on the client's accent: what stands for an Expression of Interest where the client has no image. */
export function EoiPicture(): ReactNode {
  return (
    <svg className="fy-eoi__image fy-eoi__picture" viewBox="0 0 320 112" aria-hidden="true">
      <rect className="fy-eoi__ground" width="320" height="112" />
      <circle className="fy-eoi__light" cx="236" cy="30" r="78" />
      <path className="fy-eoi__hill" d="M0 92c60-26 116-28 176-6s98 16 144-4v30H0z" />
      <path className="fy-eoi__frame" d="M204 104V30a28 28 0 0 1 56 0v74z" />
      <path className="fy-eoi__door" d="M204 104V30a28 28 0 0 1 28-28v96z" />
      <circle className="fy-eoi__knob" cx="225" cy="62" r="2.5" />
    </svg>
  )
}
