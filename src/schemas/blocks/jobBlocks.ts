import { requiredText } from '../configShape/sharedShapes'
import type { BlockDeclaration } from './blockDeclaration'

const createTermShape = (name: string) =>
  ({ ...requiredText(name, 'As vacancies name it, or a part of it.', 100), format: 'term' }) as const
const title = requiredText('Title', 'Stands above it.', 120)

/** Blocks that show currently advertised jobs, and the block for Expressions of Interest. */
export const jobBlocks = {
  jobs: {
    title: 'Jobs of a kind',
    description: 'The newest jobs of a department, of a place, or both, and the way to all of them.',
    properties: {
      title,
      department: createTermShape('Department'),
      location: createTermShape('Place'),
      employmentType: createTermShape('Employment type'),
      count: {
        title: 'Count',
        description: 'How many at most.',
        type: 'integer',
        minimum: 1,
        maximum: 20,
        default: 5,
      },
    },
    required: [],
    needs: ['vacancies'],
  },
  expression: {
    title: 'Expression of Interest',
    description: 'The way in for those who find no job that fits.',
    properties: {
      title: requiredText('Title', 'The large line.', 120),
      text: requiredText('Text', 'Why to register.', 300),
      label: requiredText('Button', 'The text of the button.', 40),
    },
    required: [],
  },
  locations: {
    title: 'Places',
    description: 'A table of the places with how many jobs are open at each.',
    properties: { title },
    required: [],
    needs: ['vacancies'],
  },
} as const satisfies Record<string, BlockDeclaration>
