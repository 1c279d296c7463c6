//! Bindings to the app's JavaScript, as exported by `js/glue.js`.

use wasm_bindgen::prelude::*;
use web_sys::{HtmlCanvasElement, HtmlInputElement};

#[wasm_bindgen(raw_module = "#glue")]
extern "C" {
    /// The 3D scene of a box with tiles and dice.
    pub type Box3d;

    #[wasm_bindgen(js_name = mountBox, catch)]
    pub async fn mount_box(
        canvas: &HtmlCanvasElement,
        on_pick: &Closure<dyn FnMut(u16)>,
        options: &str,
    ) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(method)]
    pub fn show(this: &Box3d, json: &str);
    #[wasm_bindgen(method)]
    pub fn roll(this: &Box3d, json: &str) -> js_sys::Promise;
    #[wasm_bindgen(method)]
    pub fn skip(this: &Box3d);
    #[wasm_bindgen(method)]
    pub fn configure(this: &Box3d, json: &str);
    #[wasm_bindgen(method)]
    pub fn dispose(this: &Box3d);

    #[wasm_bindgen(js_name = paintMap)]
    pub fn paint_map(
        canvas: &HtmlCanvasElement,
        columns: u8,
        signs: &str,
        inks: &str,
        lights: &str,
        more: &str,
    );
    #[wasm_bindgen(js_name = cellAt)]
    pub fn cell_at(canvas: &HtmlCanvasElement, x: i32, y: i32) -> i32;

    #[wasm_bindgen(js_name = askEngine, catch)]
    pub async fn ask_engine(question: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_name = askAhead, catch)]
    pub async fn ask_ahead(question: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_name = endAhead)]
    pub fn end_ahead();
    #[wasm_bindgen(js_name = cancelQuestions)]
    pub fn cancel_questions();

    /// Notes that a text in local storage was changed or removed.
    #[wasm_bindgen(js_name = copySoon)]
    pub fn copy_soon(key: &str);

    #[wasm_bindgen(js_name = keptText)]
    pub fn kept_text(key: &str) -> Option<String>;
    #[wasm_bindgen(js_name = keptKeys)]
    pub fn kept_keys(prefix: &str) -> Vec<String>;
    #[wasm_bindgen(js_name = keepText)]
    pub fn keep_text(key: &str, text: &str) -> bool;
    #[wasm_bindgen(js_name = forgetText)]
    pub fn forget_text(key: &str);
    #[wasm_bindgen(js_name = finishedKept)]
    pub async fn finished_kept();
    #[wasm_bindgen(js_name = settledKept)]
    pub async fn settled_kept() -> JsValue;
    #[wasm_bindgen(js_name = isRoomy)]
    pub fn is_roomy() -> bool;

    #[wasm_bindgen(js_name = saveFile)]
    pub async fn save_file(name: &str, text: &str);
    #[wasm_bindgen(js_name = filesIn)]
    pub async fn files_in(event: &web_sys::Event) -> JsValue;

    #[wasm_bindgen(js_name = printSheets)]
    pub fn print_sheets(html: &str);

    #[wasm_bindgen(js_name = playSound)]
    pub fn play_sound(name: &str, volume: u8);

    #[wasm_bindgen(js_name = browserLanguage)]
    pub fn browser_language() -> String;
    #[wasm_bindgen(js_name = localeOf)]
    pub fn locale_of(language: &str) -> String;
    #[wasm_bindgen(js_name = textsOf)]
    pub async fn texts_of(language: &str, part: &str) -> JsValue;
    /// True once the styles of what is not shown at first apply.
    #[wasm_bindgen(js_name = laterStyles)]
    pub async fn later_styles() -> JsValue;
    /// Resolves once the page has nothing better to do.
    pub async fn idle();

    /// The text of the file that the app was started with, if it was.
    #[wasm_bindgen(js_name = launchedText)]
    pub async fn launched_text() -> JsValue;
    /// The text of the file that a field holds.
    #[wasm_bindgen(js_name = chosenText)]
    pub async fn chosen_text(field: &HtmlInputElement) -> JsValue;

    #[wasm_bindgen(js_name = randomSeed)]
    pub fn random_seed() -> f64;
    #[wasm_bindgen(js_name = copyText)]
    pub async fn copy_text(text: &str) -> JsValue;
    /// Resolves once the page has had time for everything else.
    pub async fn breathe();
    pub async fn pause(ms: u32);
    #[wasm_bindgen(js_name = endPause)]
    pub fn end_pause();
}
