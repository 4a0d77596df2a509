import { parentPort, workerData } from 'node:worker_threads'
import { readResume } from '../../../src/schemas/resume/readResume'

// One document, then the thread is ended: nothing of a document outlives it.
const { bytes, country } = workerData as { bytes: Uint8Array; country: string }
void readResume(bytes, country).then((reading) => parentPort?.postMessage(reading))
