import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import react from '@vitejs/plugin-react'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { buildContentPolicy } from '../../../server/http/contentPolicy'
import { getSharedBrowser } from './getSharedBrowser'

export interface FormPage {
  page: Page
  close: () => Promise<void>
}

/** Shows a form that no demo client has, on a separate page with the site's content security policy. */
export async function openFormPage(
  entry: string,
  extraFiles: Record<string, string> = {},
): Promise<FormPage> {
  const files = new Map([...(await buildEntry(entry)), ...Object.entries(extraFiles)])
  const server = serve(files, getPage(files, entry))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const page = await (await getSharedBrowser()).newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await page.getByRole('button', { name: 'Submit' }).waitFor()
  const close = async () => {
    await page.close()
    server.closeAllConnections()
    server.close()
  }
  return { page, close }
}

async function buildEntry(entry: string): Promise<Map<string, string>> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [react()],
    build: { write: false, rollupOptions: { input: entry } },
  })
  const files = new Map<string, string>()
  for (const item of [output].flat())
    for (const file of 'output' in item ? item.output : [])
      files.set(`/${file.fileName}`, 'code' in file ? file.code : String(file.source))
  return files
}

function getPage(files: Map<string, string>, entry: string): string {
  const name = /(\w+)\.tsx$/.exec(entry)?.[1] ?? ''
  const findFile = (extension: string) =>
    [...files.keys()].find((path) => path.includes(name) && path.endsWith(extension))
  return [
    '<!doctype html><html lang="en"><head><title>Form</title>',
    `<link rel="stylesheet" href="${findFile('.css')}"></head>`,
    `<body><div id="root"></div><script type="module" src="${findFile('.js')}"></script></body></html>`,
  ].join('')
}

function serve(files: Map<string, string>, html: string): Server {
  return createServer((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*/, '')
    const type = path.endsWith('.js') ? 'text/javascript' : path.endsWith('.css') ? 'text/css' : 'text/html'
    response
      .writeHead(200, {
        'content-type': `${type}; charset=utf-8`,
        'content-security-policy': buildContentPolicy("'none'"),
      })
      .end(path === '/' ? html : (files.get(path) ?? ''))
  })
}
