/** An address in the memory of HarfBuzz. */
type Address = number;

export const memory: { readonly buffer: ArrayBuffer };
export function malloc(bytes: number): Address;
export function free(at: Address): void;
export function hb_blob_create(data: Address, bytes: number, mode: number, user: Address, destroy: Address): Address;
export function hb_face_create(blob: Address, index: number): Address;
export function hb_font_create(face: Address): Address;
export function hb_buffer_create(): Address;
export function hb_buffer_clear_contents(buffer: Address): void;
export function hb_buffer_add_utf16(buffer: Address, text: Address, length: number, from: number, count: number): void;
export function hb_buffer_set_direction(buffer: Address, direction: number): void;
export function hb_buffer_set_script(buffer: Address, script: number): void;
export function hb_buffer_set_language(buffer: Address, language: Address): void;
export function hb_buffer_set_flags(buffer: Address, flags: number): void;
export function hb_buffer_set_cluster_level(buffer: Address, level: number): void;
export function hb_buffer_guess_segment_properties(buffer: Address): void;
export function hb_language_from_string(text: Address, length: number): Address;
export function hb_shape(font: Address, buffer: Address, features: Address, featureCount: number): void;
export function hb_buffer_get_length(buffer: Address): number;
export function hb_buffer_get_glyph_infos(buffer: Address, length: Address): Address;
export function hb_buffer_get_glyph_positions(buffer: Address, length: Address): Address;
export function hb_blob_destroy(blob: Address): void;
export function hb_face_destroy(face: Address): void;
export function hb_font_destroy(font: Address): void;
export function hb_buffer_destroy(buffer: Address): void;
