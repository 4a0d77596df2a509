import { parentPort, workerData } from 'node:worker_threads'
import { checkTables } from './sqliteIntegrity'

// Entry point of a worker thread: SQLite checks a database synchronously, which would block all requests.
const { path, from, budgetMs } = workerData as { path: string; from: number; budgetMs: number }
parentPort?.postMessage(checkTables(path, from, budgetMs))
