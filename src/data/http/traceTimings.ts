import type { AxiosInstance, InternalAxiosRequestConfig } from 'axios'

type LogLine = (line: string) => void

// biome-ignore lint/suspicious/noConsole: what the query `debug` is for [RT-19].
const logToConsole: LogLine = (line) => console.info(line)

/** Logs the duration of every successful call in milliseconds, from request to response [RT-19]. */
export function traceTimings(http: AxiosInstance, now: () => number, log: LogLine = logToConsole): void {
  const startTimes = new WeakMap<InternalAxiosRequestConfig, number>()
  const logEnd = (config: InternalAxiosRequestConfig, result: string) => {
    const startTime = startTimes.get(config)
    if (startTime !== undefined)
      log(`${config.method?.toUpperCase()} ${config.url}: ${result}, ${now() - startTime} ms`)
  }
  http.interceptors.request.use((config) => {
    startTimes.set(config, now())
    return config
  })
  http.interceptors.response.use((response) => {
    logEnd(response.config, String(response.status))
    return response
  })
}
