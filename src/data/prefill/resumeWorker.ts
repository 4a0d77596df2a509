import { readResume } from '../../schemas/resume/readResume'

// Each worker reads one document and is then terminated, so that no data of a document outlives it.
addEventListener('message', ({ data }: MessageEvent<{ bytes: Uint8Array; country: string }>) => {
  // The message is an object with a `reading` key, because pdf.js sends its own messages as soon as it loads.
  void readResume(data).then((reading) => postMessage({ reading }))
})
