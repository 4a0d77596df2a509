import { readResume } from '../../schemas/resume/readResume'

// One document, then it is ended: nothing of a document outlives it.
addEventListener('message', ({ data }: MessageEvent<{ bytes: Uint8Array; country: string }>) => {
  // Named, since pdf.js sends messages of its own as soon as it is loaded.
  void readResume(data).then((reading) => postMessage({ reading }))
})
