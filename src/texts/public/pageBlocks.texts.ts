import { defineTexts, selectWordForm } from '../language/language'
/** Texts of the content blocks. */
export const pageBlockTexts = defineTexts('pageBlockTexts', {
  newestJobs: 'Newest jobs',
  noJobs: 'We are not advertising any roles at this time.',
  jobs: 'Open roles',
  noneOfKind: 'No role of this kind is open at the moment.',
  allOfKind: (count: number) => selectWordForm(count, 'See the one role', `See all ${count} roles`),
  allJobs: 'See all roles',
  closes: 'Closes',
  openUntilFilled: 'Open until filled',
  locations: 'Where we work',
  place: 'Place',
  placeAddress: 'Address',
  openRoles: 'Open roles',
  roles: (count: number, place: string) => `${count} ${selectWordForm(count, 'role', 'roles')} at ${place}`,
  noRoles: 'None at the moment',
  videoService: (service: string) => `Plays at ${service}`,
  videoLength: (length: string) => `${length} long`,
  openMap: 'Open the map',
})
