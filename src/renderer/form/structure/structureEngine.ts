import {
  createSchemaUtils,
  deepEquals,
  englishStringTranslator,
  type Registry,
  type RJSFSchema,
  type SchemaUtilsType,
  type ValidatorType,
} from '@rjsf/utils'
import { getDisplayedBranches } from '../../../schemas/externalSchema/displayedBranches'
import type { FieldValue } from '../../../schemas/fields/fieldValue'
import { getValue, isAtOrBelowPath, joinPath, setValue } from '../../../schemas/forms/answerPath'
import type { FieldsUi } from '../../../schemas/forms/builtForm'
import { getGroup } from '../../../schemas/forms/fieldGroup'
import { isRequired, isVisible } from '../../../schemas/forms/formVisibility'
import { closedGroupsKey, levelsKey } from '../../../schemas/forms/jsonSchema'
import type { FormScopeValue } from '../state/FormScope'
import { Listeners } from '../state/listeners'
import type { AnswerPath, StructureEngine } from './context/structureContext'
import { ADDITIONAL_PROPERTY_KEY_REMOVE } from './rjsfFields'
import {
  type MatchesName,
  structureFields,
  structureTemplates,
  structureWidgets,
  withPatternFields,
} from './structureRegistry'

/** Functions that evaluate the choices and conditions of an external schema. */
export interface ExternalLogic {
  /** Returns whether an answer fits a schema that is part of `root`. */
  matchesSchema: (schema: unknown, answer: unknown, root: unknown) => boolean
  /** Returns a function that returns whether validation of the answer requires the property at a path. */
  createRequiredTest: (answer: unknown) => (path: AnswerPath) => boolean
  matchesName: MatchesName
}

/** Forms built by Foyer have no choices between schemas, and each field states whether it is required. */
const defaultLogic: ExternalLogic = {
  matchesSchema: () => true,
  createRequiredTest: () => () => false,
  matchesName: () => false,
}

/**
 * The validator for rjsf, which only decides which schema to show. `FormChecks` validates, with the same function as
 * the server.
 */
const createValidator = (isValid: ExternalLogic['matchesSchema']): ValidatorType => ({
  isValid,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
})

/** rjsf's settings for defaults: do not create objects without an answer, and do not preselect a choice. */
const externalDefaults = {
  allOf: 'populateDefaults',
  emptyObjectFields: 'skipEmptyDefaults',
  constAsDefaults: 'skipOneOf',
} as const

/**
 * In forms built by Foyer, `const` marks an answer that the user must give, such as a consent, so it is never a
 * default.
 */
const foyerDefaults = { ...externalDefaults, constAsDefaults: 'never' } as const

/**
 * Sets up rjsf's schema fields without its `<Form>`. That component keeps answers in React state, which updates
 * later, so that text committed by a submit would miss the check. Here the form's store is up to date when `change`
 * returns.
 */
export function createStructureEngine(
  scope: FormScopeValue,
  fieldKey: string,
  logic: ExternalLogic = defaultLogic,
): StructureEngine {
  const { form, store, checks, structures } = scope
  const declaredSchema = form.schema.properties[fieldKey] as unknown as RJSFSchema
  const schema = form.external ? declaredSchema : (withoutConditions(declaredSchema) as RJSFSchema)
  const defaultUtils = createSchemaUtils(
    createValidator(logic.matchesSchema),
    schema,
    form.external ? externalDefaults : foyerDefaults,
  )
  const utils = withPatternFields(defaultUtils, logic.matchesName)
  // Forms built by Foyer supply their initial values and evaluate conditions per field. Only external schemas use
  // rjsf's defaults.
  const normalizeAnswer = form.external ? createNormalizer(utils, schema) : returnUnchanged
  const readAnswer = () => store.state(fieldKey).value
  const group = getGroup(form, fieldKey)
  // A row's field may depend on a field outside the row that is conditional itself. The two UI schemas can be merged,
  // because field keys are unique within an account.
  const groupForm = group && { uiSchema: { ...form.uiSchema, ...group.fields.uiSchema } }
  const getPath = (path: AnswerPath) => joinPath([fieldKey, ...path])
  const branchChanges = new Listeners()
  let requiredTest:
    | { answer: unknown; isRequired: ReturnType<ExternalLogic['createRequiredTest']> }
    | undefined
  return {
    schema,
    isExternal: form.external !== undefined,
    openLevels: Number(schema[levelsKey] ?? 0),
    hasClosedGroups: schema[closedGroupsKey] === true,
    uiSchema: structures.get(fieldKey) as Record<string, unknown> | undefined,
    registry: createRegistry(schema, utils, scope.getElementId(fieldKey)),
    getPath,
    getElementId: (path) => scope.getElementId(getPath(path)),
    getValue: (path) => getValue(readAnswer(), path),
    getVisibility: (path, options) => {
      const key = String(path.at(-1))
      const conditions = groupForm ?? {
        uiSchema: { 'ui:order': [key], [key]: { 'ui:options': options } } as FieldsUi,
      }
      const answers = { ...store.values(), ...Object(getValue(readAnswer(), path.slice(0, -1))) }
      if (!isVisible(conditions, key, answers)) return 'gone'
      return isRequired(conditions, key, answers) ? 'required' : 'optional'
    },
    isRequired: (path) => {
      const answer = readAnswer()
      if (!requiredTest || requiredTest.answer !== answer)
        requiredTest = { answer, isRequired: logic.createRequiredTest(answer) }
      return requiredTest.isRequired(path)
    },
    onChange: (listener) => {
      const unsubscribers = [store.onChange(listener), branchChanges.add(listener)]
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe()
      }
    },
    onReveal: scope.onReveal,
    findFirstInvalidRow: (path) => {
      const pathPrefix = `/${getPath(path)}/`
      const rows = (store.state(fieldKey).nestedErrors ?? [])
        .filter((fieldError) => fieldError.path.startsWith(pathPrefix))
        .map((fieldError) => Number.parseInt(fieldError.path.slice(pathPrefix.length), 10))
      return rows.length > 0 ? Math.min(...rows) : undefined
    },
    hasError: (path) => {
      const { error, nestedErrors = [] } = store.state(fieldKey)
      if (path.length === 0 && error !== undefined) return true
      return nestedErrors.some((nestedError) => isAtOrBelowPath(nestedError.path.slice(1), getPath(path)))
    },
    recordBranch: (key, displayedBranch) => {
      if (!form.external) return
      const branches = getDisplayedBranches(form.external)
      if (deepEquals(branches.get(key), displayedBranch)) return
      if (displayedBranch) branches.set(key, displayedBranch)
      else branches.delete(key)
      requiredTest = undefined
      branchChanges.notify()
    },
    change: (value, path) => {
      const previousValue = getValue(readAnswer(), path)
      const isRowChange = Array.isArray(previousValue) && Array.isArray(value)
      if (isRowChange) store.movePaths(fieldKey, createRowPathMapper(getPath(path), previousValue, value))
      const isRemoval = value === ADDITIONAL_PROPERTY_KEY_REMOVE
      const next = isRemoval ? removeValue(readAnswer(), path) : setValue(readAnswer(), path, value)
      store.set(fieldKey, normalizeAnswer(next) as FieldValue, getPath(path), isRowChange)
    },
    leaveField: (path) => checks.leaveField(getPath(path)),
    applyDefaults: () => {
      const filledValue = normalizeAnswer(readAnswer())
      if (!deepEquals(filledValue, readAnswer())) store.set(fieldKey, filledValue as FieldValue, getPath([]))
    },
    announce: scope.announce,
    reportFault: scope.reportFault,
  }
}

const returnUnchanged = (value: unknown) => value

/**
 * Removes every `allOf` from a schema of Foyer's own groups; there it holds only conditional requirements. The UI
 * options of the fields hold the same conditions, and rjsf would show branches that exclude each other as a choice.
 */
function withoutConditions(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutConditions)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).filter(([key]) => key !== 'allOf')
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutConditions(value)]))
}

function removeValue(root: unknown, path: AnswerPath): unknown {
  const parentPath = path.slice(0, -1)
  const { [String(path.at(-1))]: _removed, ...rest } = Object(getValue(root, parentPath))
  return setValue(root, parentPath, rest)
}

/** Returns a function that adds defaults to an answer and removes values whose fields the change has removed. */
function createNormalizer(utils: SchemaUtilsType, schema: RJSFSchema): (value: unknown) => unknown {
  let lastSchema: RJSFSchema | null = null
  return (value) => {
    try {
      const filledValue: unknown = utils.getDefaultFormState(schema, value)
      const retrieved = utils.retrieveSchema(schema, filledValue)
      const baseSchema = lastSchema ?? retrieved
      const isChanged = !deepEquals(baseSchema, retrieved)
      lastSchema = retrieved
      return isChanged ? utils.sanitizeDataForNewSchema(retrieved, baseSchema, filledValue) : filledValue
    } catch {
      // The schema contradicts itself. The affected part shows the error in its own place.
      return value
    }
  }
}

function createRegistry(schema: RJSFSchema, schemaUtils: SchemaUtilsType, idPrefix: string): Registry {
  return {
    fields: structureFields,
    templates: structureTemplates,
    widgets: structureWidgets,
    rootSchema: schema,
    schemaUtils,
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix, idSeparator: '--', useFallbackUiForUnsupportedType: false },
  }
}

/**
 * Returns a function that maps paths below a list to their new paths after rows were added, removed or moved; null
 * for paths of a removed row. Rows are matched by object identity.
 */
function createRowPathMapper(
  list: string,
  previousRows: readonly unknown[],
  nextRows: readonly unknown[],
): (path: string) => string | null {
  const isChanged =
    previousRows.length !== nextRows.length || previousRows.some((row, index) => row !== nextRows[index])
  if (!isChanged || previousRows.some((row) => typeof row !== 'object')) return (path) => path
  return (path) => {
    if (path === list || !isAtOrBelowPath(path, list)) return path
    const [row = '', ...rest] = path.slice(list.length + 1).split('/')
    const newIndex = nextRows.indexOf(previousRows[Number(row)])
    // An edited row is a new object at the same index.
    const position = newIndex < 0 && previousRows.length === nextRows.length ? Number(row) : newIndex
    return position < 0 ? null : [list, position, ...rest].join('/')
  }
}
