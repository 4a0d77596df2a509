import type { Plugin } from 'vite'

export function removeUnusedLanguages(): Plugin
