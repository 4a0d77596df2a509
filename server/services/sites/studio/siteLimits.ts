const megabyte = 1024 * 1024

/** What a site may come to. */
export const siteLimits = {
  files: 500,
  /** Bytes. */
  file: 10 * megabyte,
  all: 100 * megabyte,
  /** Of config.json, and of what may be beside it in a call. */
  config: 2 * megabyte,
  /** Of a zip file as it comes. */
  zip: 60 * megabyte,
} as const
