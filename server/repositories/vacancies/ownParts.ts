import type { VacancyDetail } from '../../../src/schemas/vacancy'

/** What only a vacancy that is written in the browser says of itself, out of its row; of any other nothing. */
export function ownParts({
  is_listed,
  salary,
  address,
}: {
  is_listed: 0 | 1
  salary: string | null
  address: string | null
}): Pick<VacancyDetail, 'salary' | 'address' | 'isListed'> {
  return {
    ...(is_listed === 0 ? { isListed: false as const } : {}),
    ...(salary === null ? {} : { salary: JSON.parse(salary) }),
    ...(address === null ? {} : { address: JSON.parse(address) }),
  }
}
