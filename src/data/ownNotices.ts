import type { NoticeChoice, OwnNotices } from '../schemas/notices'
import type { Http } from './lazyHttp'

/** Notices by mail of whoever is signed in. Calls reject with an `ApiError`. */
export interface OwnNoticesPart {
  read: () => Promise<OwnNotices>
  choose: (choice: NoticeChoice, address: string) => Promise<OwnNotices>
}

export function createOwnNotices({ http }: { http: Http }): OwnNoticesPart {
  return {
    read: async () => (await http.get<OwnNotices>('/api/ownNotices')).data,
    choose: async (choice, address) =>
      (await http.put<OwnNotices>('/api/ownNotices', { choice, address })).data,
  }
}
