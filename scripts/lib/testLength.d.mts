export declare const searchesAtLength: boolean
export declare function getRunCount(few: number, many: number): number
