import type { ReactNode } from 'react'

/** An open door on the client's accent: what stands for an Expression of Interest where the client has no image. */
export function EoiPicture(): ReactNode {
  return (
    <svg className="fy-eoi__image fy-eoi__picture" viewBox="0 0 320 112" aria-hidden="true">
      <rect className="fy-eoi__ground" width="320" height="112" />
      <circle className="fy-eoi__light" cx="236" cy="30" r="78" />
      <path className="fy-eoi__hill" d="M0 92c60-26 116-28 176-6s98 16 144-4v30H0z" />
      <path className="fy-eoi__frame" d="M206 104V44a30 30 0 0 1 60 0v60z" />
      <path className="fy-eoi__inside" d="M212 104V44a24 24 0 0 1 48 0v60z" />
      <path className="fy-eoi__door" d="M212 104V42c0-11 8-19 18-21l10 10v70z" />
      <circle className="fy-eoi__knob" cx="233" cy="68" r="2.5" />
      <path className="fy-eoi__path" d="M212 104h48l34 8H186z" />
    </svg>
  )
}
