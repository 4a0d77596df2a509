import type { ClientConfig } from '../../../schemas/clientConfig/clientConfig'

/** A site as the frame shows it. */
export interface PreviewedSite {
  config: ClientConfig
  /** Where each page and menu item of `config` stands in config.json, which may have wrong ones between them. */
  pages: number[]
  menu: number[]
  /** The client's own stylesheet. */
  css: string
  /** Whether its texts may be written where they stand. */
  isWritable: boolean
}

type Page = ClientConfig['pages'][number]

/** A site as the frame is told of it: a page that has not changed is the place that it had when it was told last. */
export interface SerializedSite extends Omit<PreviewedSite, 'config'> {
  config: Omit<ClientConfig, 'pages'> & { pages: (Page | number)[] }
}

/** What of a page not everybody can use. */
export interface AccessibilityFault {
  /** Of the rule that found it, by axe's name. */
  rule: string
  /** What the rule asks for, in words. */
  help: string
  /** Where it stands in config.json; null where it is no part of the site that can be chosen. */
  place: string | null
  /** The address of the page that it was found on first. */
  page: string
}

/** What the studio says to the pages in its frame. */
export type CanvasCommand =
  | { foyer: 'studio'; kind: 'site'; site: SerializedSite }
  /** Path and query of the page to be shown. */
  | { foyer: 'studio'; kind: 'show'; path: string }
  /** What is selected: it is outlined, and brought into sight. */
  | { foyer: 'studio'; kind: 'mark'; place: string | null }
  /** Pages are to be judged; unless it is all of these addresses, those whose page is not what visitors have. */
  | { foyer: 'studio'; kind: 'judge'; paths: string[]; isAll: boolean }

/** What the pages in the frame say to the studio. */
export type CanvasReport =
  /** They can be spoken to; with the addresses of the client's pages that visitors have. */
  | { foyer: 'studio'; kind: 'ready'; served: string[] }
  /** What was told last is painted. */
  | { foyer: 'studio'; kind: 'drawn' }
  | { foyer: 'studio'; kind: 'select'; place: string }
  /** A text was written in its place. */
  | { foyer: 'studio'; kind: 'edit'; place: string; value: string }
  /** Another page is wanted, or stands there already. */
  | { foyer: 'studio'; kind: 'navigate'; path: string }
  /** Back to the panels. */
  | { foyer: 'studio'; kind: 'leave' }
  /** How many pages of how many have been judged, and what was found in all of them. */
  | { foyer: 'studio'; kind: 'judged'; done: number; of: number; faults: AccessibilityFault[] }
  /** Keys that mean the same there as here. */
  | { foyer: 'studio'; kind: 'undo' | 'redo' }

/** The message of an event, if it comes from this window, of our own origin, and is one of ours. */
export function readCanvasMessage<Message extends CanvasCommand | CanvasReport>(
  { data, origin, source }: MessageEvent<unknown>,
  from: MessageEventSource | null,
): Message | null {
  if (origin !== window.location.origin || from === null || source !== from) return null
  const isOurs = typeof data === 'object' && data !== null && 'foyer' in data && data.foyer === 'studio'
  return isOurs ? (data as Message) : null
}

type Order<Kind> = Kind extends CanvasCommand ? Omit<Kind, 'foyer'> : never

/** Says something to the pages in a frame, if they are of our own origin. */
export function postToCanvas(frame: HTMLIFrameElement | null, order: Order<CanvasCommand>): void {
  frame?.contentWindow?.postMessage({ foyer: 'studio', ...order }, window.location.origin)
}
