import type { Plugin } from 'vite'

export function englishOnly(): Plugin
