export declare const searchesAtLength: boolean
export declare function howMany(few: number, many: number): number
