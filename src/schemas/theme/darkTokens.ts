import { black, type Colour, contrast, mix, parseColour, toHex, white } from './colour'
import { designTokens } from './designTokens'

/** Contrast that texts are given against every ground that they stand on; WCAG 2.2 AA asks for 4.5. */
const readable = 4.8
/** For what shows a control or its state without words; WCAG 2.2 AA asks for 3. */
const seen = 3.2

/** Colours that say something by themselves: each has a soft ground, on which it is read. */
const tones = ['danger', 'warning', 'success', 'info'] as const

/**
 * A client's colours as its site has them in the dark, out of those that it has in the light: grounds of the hue of its
 * ink, its accent as much lighter as it must be. Null where the light ones are dark already, or can not be read.
 */
export function darkTokens(light: Readonly<Record<string, string | null>>): Record<string, string> | null {
  const of = (name: string) => parseColour(light[`--fy-${name}`] ?? '')
  const [ink, paper, accent] = [of('ink'), of('surface'), of('accent')]
  if (!ink || !paper || !accent || contrast(ink, white) < contrast(paper, white)) return null
  const ground = darkenTo(ink, 17.4)
  const surface = mix(ground, white, 0.06)
  const text = mix(white, ink, 0.08)
  const colours: Record<string, Colour> = {
    ground,
    surface,
    ink: text,
    line: mix(surface, white, 0.14),
    'line-strong': lightenUntil(mix(surface, white, 0.3), [surface, ground], seen),
    ...accentsOn(surface, ground, accent),
    'logo-ground': paper,
  }
  for (const tone of tones) {
    const colour = of(tone) ?? parseColour(designTokens[`--fy-${tone}`] ?? '') ?? accent
    const soft = mix(surface, colour, 0.22)
    colours[`${tone}-soft`] = soft
    colours[tone] = lightenUntil(colour, [soft, surface, ground], readable)
  }
  const softs = Object.entries(colours).flatMap(([name, colour]) => (name.endsWith('-soft') ? [colour] : []))
  colours['ink-soft'] = lightenUntil(mix(text, surface, 0.4), [surface, ground, ...softs], readable)
  const named = Object.entries(colours).map(([name, colour]) => [`--fy-${name}`, toHex(colour)])
  return { ...Object.fromEntries(named), ...shadows }
}

/** On dark ground a shadow must be darker to be one. */
const shadows = {
  '--fy-shadow-1': '0 1px 2px rgb(0 0 0 / 30%)',
  '--fy-shadow-2': '0 2px 6px rgb(0 0 0 / 40%), 0 14px 36px rgb(0 0 0 / 55%)',
}

/** The deep accent, under white words, is dark as it is. */
function accentsOn(surface: Colour, ground: Colour, light: Colour): Record<string, Colour> {
  const accent = lightenUntil(light, [surface, ground], seen)
  const strong = mix(accent, white, 0.16)
  const soft = mix(surface, accent, 0.2)
  return {
    accent,
    'accent-strong': strong,
    'accent-soft': soft,
    'on-accent': readableOn(accent),
    'on-accent-strong': readableOn(strong),
    'accent-text': lightenUntil(accent, [soft, surface, ground], readable),
  }
}

const readableOn = (colour: Colour) => (contrast(white, colour) >= 4.5 ? white : black)

/** The colour with as much black in it as its contrast against white asks for. */
function darkenTo(colour: Colour, ratio: number): Colour {
  for (let share = 0; share < 1; share += 0.02) {
    const darker = mix(colour, black, share)
    if (contrast(darker, white) >= ratio) return darker
  }
  return black
}

/** The colour with as much white in it as its contrast against each of the grounds asks for. */
function lightenUntil(colour: Colour, grounds: readonly Colour[], ratio: number): Colour {
  for (let share = 0; share < 1; share += 0.02) {
    const lighter = mix(colour, white, share)
    if (grounds.every((ground) => contrast(lighter, ground) >= ratio)) return lighter
  }
  return white
}
