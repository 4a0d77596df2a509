import { Type } from 'typebox'
import {
  type ApplicationState,
  type AssignableState,
  builtInStates,
  type CustomStateId,
  customStateIdPattern,
} from '../../../src/schemas/applications/applicationState'
import {
  type CustomState,
  maxCustomStates,
  maxStateNameLength,
  stateTones,
} from '../../../src/schemas/applications/customState'
import { createStringEnum } from '../../http/responses'
import { LocalizedTemplateShape } from './messageTemplates.schemas'

const BuiltInStateShape = createStringEnum(builtInStates, 'BuiltInState')

/** Id of a status that the client added. */
export const CustomStateIdShape = Type.Unsafe<CustomStateId>(
  Type.String({ pattern: customStateIdPattern, title: 'CustomStateId' }),
)

export const SetStateShape = Type.Unsafe<AssignableState>(
  Type.Union([BuiltInStateShape, CustomStateIdShape], { title: 'ReviewState' }),
)

export const StateShape = Type.Unsafe<ApplicationState>(
  Type.Union([BuiltInStateShape, Type.Literal('withdrawn'), CustomStateIdShape], {
    title: 'ApplicationState',
  }),
)

const stateProperties = {
  name: Type.String({ minLength: 1, maxLength: maxStateNameLength }),
  tone: createStringEnum(stateTones, 'StateTone'),
  countsAs: BuiltInStateShape,
  isShown: Type.Boolean(),
  template: Type.Union([LocalizedTemplateShape, Type.Null()]),
}

export const KnownStatesShape = Type.Object(
  {
    states: Type.Array(
      Type.Object(
        {
          id: CustomStateIdShape,
          ...stateProperties,
          /** Number of applications with this status, without withdrawn ones. */
          applications: Type.Integer(),
        },
        { title: 'CustomState' },
      ),
    ),
    /** Deleted statuses that histories of applications can still name. */
    deleted: Type.Array(
      Type.Object({ id: CustomStateIdShape, name: Type.String() }, { title: 'DeletedState' }),
    ),
  },
  { title: 'CustomStates' },
)

export const WantedStatesShape = Type.Object(
  {
    /** In order. A status without an id is added; a stored one that is neither here nor in `deleted` stays, at the end. */
    states: Type.Array(
      Type.Object(
        { id: Type.Optional(CustomStateIdShape), ...stateProperties },
        { additionalProperties: false, title: 'WantedState' },
      ),
      { maxItems: maxCustomStates },
    ),
    /** Statuses to delete, each with the status to which its applications move; null if it has no applications. */
    deleted: Type.Array(
      Type.Object(
        { id: CustomStateIdShape, to: Type.Union([SetStateShape, Type.Null()]) },
        { additionalProperties: false, title: 'StateDeletion' },
      ),
      { maxItems: maxCustomStates },
    ),
  },
  { additionalProperties: false, title: 'WantedStates' },
)

export const customStateExample: CustomState = {
  id: 'custom-7f6b2f0e-55c5-4f0b-9d2e-9a1f7f6f1c2b',
  name: 'Phone screen',
  tone: 'amber',
  countsAs: 'in review',
  isShown: true,
  template: { subject: 'A call about {job}', text: 'Dear {name},\n\nwe would like to call you about {job}.' },
}
