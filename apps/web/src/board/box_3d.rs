//! The 3D scene on its canvas: shows the same tiles as the flat view, plays every throw, and is disposed of
//! with the page.

use crate::{
    browser, javascript,
    javascript::Box3d,
    play::{Play, Throwing},
    settings::{BoardView, Settings, settings},
};
use leptos::{html, leptos_dom::helpers::request_animation_frame, prelude::*, task::spawn_local};
use parlour_scene::{Input, Tiles};
use serde_json::json;
use std::rc::Rc;
use wasm_bindgen::{JsCast, closure::Closure};
use wasm_bindgen_futures::JsFuture;

/// The scene and the JavaScript callback that must live as long as it does.
struct Held {
    scene: Rc<Box3d>,
    _on_pick: Closure<dyn FnMut(u16)>,
}

/// Shows the tiles in 3D. `ready` is set once it does, `failed` if this browser cannot, `flattened` if it was
/// too slow.
#[component]
pub fn Box3dView(
    play: Play,
    tiles: Memo<Tiles>,
    ready: RwSignal<bool>,
    failed: RwSignal<bool>,
    flattened: RwSignal<bool>,
) -> impl IntoView {
    let canvas = NodeRef::<html::Canvas>::new();
    let held = StoredValue::new_local(None::<Held>);
    let settings = settings();

    Effect::new(move || {
        let Some(element) = canvas.get() else { return };
        let on_pick = Closure::new(move |cell: u16| play.input(&Input::Pick(cell)));
        let options = settings.with_untracked(options);
        spawn_local(async move {
            let mounted = javascript::mount_box(&element, &on_pick, &options).await;
            let Ok(scene) = mounted else {
                failed.try_set(true);
                return;
            };
            let scene: Rc<Box3d> = Rc::new(scene.unchecked_into());
            // The user may have left the page while the scene was loading.
            if held.is_disposed() {
                scene.dispose();
                return;
            }
            scene.show(&tiles.with_untracked(describe));
            play.throwing.set_value(Some(throwing(&scene)));
            held.set_value(Some(Held { scene, _on_pick: on_pick }));
            ready.set(true);
        });
    });

    Effect::new(move || {
        let shown = tiles.with(describe);
        if ready.get() {
            held.with_value(|held| held.iter().for_each(|held| held.scene.show(&shown)));
        }
    });

    // Fall back to the flat view only once: a user who turns 3D on again gets to keep it.
    let slow = move || {
        if !settings.with_untracked(|settings| settings.was_slow) {
            settings.update(|settings| (settings.was_slow, settings.view) = (true, BoardView::Flat));
            flattened.set(true);
        }
    };

    let looks = Memo::new(move |_| settings.with(|settings| (settings.theme, settings.moves())));
    Effect::new(move || {
        looks.track();
        // The page applies its new colours in its own effect; they are in place by the next frame.
        request_animation_frame(move || {
            let Some(options) = settings.try_with_untracked(options) else { return };
            held.try_with_value(|held| held.iter().for_each(|held| held.scene.configure(&options)));
        });
    });

    on_cleanup(move || {
        play.throwing.try_set_value(None);
        held.try_update_value(|held| {
            if let Some(held) = held.take() {
                held.scene.dispose();
            }
        });
    });

    view! {
        <canvas
            class="deep-canvas"
            aria-hidden="true"
            node_ref=canvas
            on:box-lost=move |_: web_sys::CustomEvent| failed.set(true)
            on:box-slow=move |_: web_sys::CustomEvent| slow()
        ></canvas>
    }
}

fn throwing(scene: &Rc<Box3d>) -> Throwing {
    let (thrower, skipper) = (Rc::clone(scene), Rc::clone(scene));
    Throwing {
        throw: Rc::new(move |faces, at_rest| {
            let thrown = thrower.roll(&json!(faces).to_string());
            spawn_local(async move {
                // A disposed scene never settles, but then the page is gone too.
                if JsFuture::from(thrown).await.is_ok() {
                    at_rest();
                }
            });
        }),
        skip: Rc::new(move || skipper.skip()),
    }
}

fn describe(tiles: &Tiles) -> String {
    let tile = |tile: &parlour_scene::Tile| json!({ "number": tile.number, "up": tile.up, "picked": tile.picked, "enabled": tile.enabled });
    json!({ "tiles": tiles.tiles.iter().map(tile).collect::<Vec<_>>(), "dice": tiles.dice }).to_string()
}

/// The page's current colours and motion setting, for the 3D scene.
fn options(settings: &Settings) -> String {
    let token = |name: &str| browser::token(&format!("--{name}"));
    let dark = settings.is_dark();
    json!({
        "motion": if settings.moves() { "full" } else { "none" },
        "theme": {
            "felt": token("felt"), "walnut": token("walnut"), "brass": token("brass"),
            "ivory": token("ivory"), "ink": token("ink"), "paper": token("paper"), "dark": dark,
        },
    })
    .to_string()
}
